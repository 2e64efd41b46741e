const kept: (() => void)[] = []

/** For what outlives a screen. */
export const onForget = (forget: () => void) => void kept.push(forget)

/** No further try follows: the account is connected, or the user leaves. */
export function forgetEntered(): void {
  for (const forget of kept) forget()
}
