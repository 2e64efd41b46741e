/** Whether the server has the widget's page now: true if it says so, false for anything else. */
export const isPageServed = (path: string): Promise<boolean> =>
  fetch(path, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )
