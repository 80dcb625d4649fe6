/** One of a few: all stand side by side. */

export function Choice<V extends string | number>({
  title,
  name,
  now,
  choices,
  onChoose,
}: {
  readonly title: string;
  readonly name: string;
  readonly now: V;
  readonly choices: readonly (readonly [V, string])[];
  onChoose(value: V): void;
}) {
  return (
    <fieldset class="choice">
      <legend>{title}</legend>
      {choices.map(([value, text]) => (
        <label key={value} class={value === now ? 'chosen' : ''}>
          <input class="unseen" type="radio" name={name} checked={value === now} onChange={() => onChoose(value)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
