/**
 * A frame that is sandboxed without `allow-forms` sends no `submit` event, and our forms need nothing else of a submit.
 * So a click on a submit button, which Enter causes as well, sends the event if the browser does not. Returns a function
 * that stops this.
 *
 * @param id of the form element
 */
export function submitInSandbox(id: string): () => void {
  let cameByItself = false
  const noteSubmit = () => {
    cameByItself = true
  }
  const afterClick = ({ target, defaultPrevented }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null
    const form = button?.form
    if (defaultPrevented || button?.type !== 'submit' || form?.id !== id) return
    cameByItself = false
    // The browser submits right after this event.
    setTimeout(() => {
      if (!cameByItself && form.isConnected)
        form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }))
    })
  }
  document.addEventListener('submit', noteSubmit, true)
  window.addEventListener('click', afterClick)
  return () => {
    document.removeEventListener('submit', noteSubmit, true)
    window.removeEventListener('click', afterClick)
  }
}
