/** Reading the procedures in progress, as a view shows them. */

/** The innermost procedure of this name, or null. */
export const frameIn = <F extends { readonly proc: string }, Proc extends F['proc']>(
  { flow }: { readonly flow: readonly F[] },
  proc: Proc,
): Extract<F, { readonly proc: Proc }> | null =>
  flow.findLast((frame): frame is Extract<F, { readonly proc: Proc }> => frame.proc === proc) ?? null;
