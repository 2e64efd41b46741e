/**
 * A browser opens a file or link that is dropped where no field wants it, in place of the page and of what was typed.
 */
export function keepPage(page: Pick<Window, 'addEventListener'>): void {
  page.addEventListener('dragover', refuse)
  page.addEventListener('drop', refuse)
}

function refuse(event: DragEvent): void {
  const isField = event.target instanceof Element && event.target.matches(':read-write')
  if (!isField || event.dataTransfer?.types.includes('Files')) event.preventDefault()
}
