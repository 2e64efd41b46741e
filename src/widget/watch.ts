/**
 * A script of its own, built for browsers from 2018 on: loads `without-code.ts` if the code does not arrive, cannot run,
 * gives up, or has drawn nothing when its time is over. It does no more, because every page loads it.
 */
import { giveUpEvent, hasStarted, unavailablePart } from './unavailable.ts'

/** As in shell.css, which shows the message without any script. */
const longestStartMs = 20_000

/** The page contains it with a type that does not run. It has its address already, which the policy lets no script set. */
function loadFallback() {
  const script = document.querySelector<HTMLScriptElement>('script[type="text/plain"]')
  if (!script) return
  script.type = 'text/javascript'
  document.head.appendChild(script)
}

document.addEventListener(giveUpEvent, loadFallback)
// It comes after all scripts have run or failed; one that hangs holds it up.
addEventListener('load', () => hasStarted() || loadFallback())
setTimeout(() => unavailablePart() && loadFallback(), longestStartMs)
