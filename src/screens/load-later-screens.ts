type LaterScreens = typeof import('./later-screens.ts')

/**
 * The build writes the address of the file into the page (scripts/widget-files.ts), because the code that imports it must
 * not contain its name, which every change of a screen changes. The file hands its query on to the screens.
 */
export function laterScreens(query: string): Promise<LaterScreens> {
  if (!import.meta.env.PROD) return import('./later-screens.ts')
  const link = document.querySelector<HTMLLinkElement>('link[rel=screens]')
  return import(/* @vite-ignore */ link?.href + query)
}
