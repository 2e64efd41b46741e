/** The parent of the page; without a parent, its opener. */
export const hostWindow = (page: Window): Window | null =>
  page.parent !== page ? page.parent : (page.opener as Window | null)
