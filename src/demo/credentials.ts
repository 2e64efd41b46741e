/** The list of sandbox credentials: a click copies one. */
import { element } from './element.ts'

export interface SandboxHints {
  scenarios: { username: string; description: string }[]
  /** Password, passcode, security answer and captcha. */
  hints: { name: string; value: string }[]
}

export function fillCredentials({ scenarios, hints }: SandboxHints) {
  for (const { name, value } of hints) element('values').append(copyItem(value, name))
  for (const { username, description } of scenarios) element('usernames').append(copyItem(username, description))
}

function copyItem(value: string, description: string): HTMLLIElement {
  const item = document.createElement('li')
  const button = document.createElement('button')
  const code = document.createElement('code')
  const text = document.createElement('span')
  code.append(value)
  text.append(description)
  button.type = 'button'
  button.append(code, ' ', text)
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(value)
    element('copied').textContent = `Copied ${value}`
  })
  item.append(button)
  return item
}
