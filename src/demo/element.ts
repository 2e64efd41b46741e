/** The element of index.html with this id. */
export const element = <T extends HTMLElement>(id: string) => document.getElementById(id) as T
