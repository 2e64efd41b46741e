/** A browser opens a file that is dropped where no field or list wants it, in place of the page and of what was typed. */
export function keepPage(page: Pick<Window, 'addEventListener'>): void {
  const refuse = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  }
  page.addEventListener('dragover', refuse)
  page.addEventListener('drop', refuse)
}
