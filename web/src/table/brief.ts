/** The first words of what a board says of a thing: its name, then whose it is or where. The rest is on its sheet. */
export const brief = (text: string, parts = 1): string => text.split(/[,.;]/, parts).join(',');
