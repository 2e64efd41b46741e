/** `enterCredentials.captcha` → `/steps/enterCredentials/states/captcha`. */
export function pointerOf(place: string): string {
  const [step, state] = place.split('.')
  return state === undefined ? `/steps/${step}` : `/steps/${step}/states/${state}`
}
