/** Without code or texts only the message in index.html can be shown. */
export function showUnavailable(): void {
  document.getElementById('app')?.setAttribute('hidden', '')
  document.getElementById('unavailable')?.removeAttribute('hidden')
}
