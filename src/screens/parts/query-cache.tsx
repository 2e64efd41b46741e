import type { QueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useContext, useEffect } from 'react'

/** The cache that screens read from. It loads after the first screen, which reads nothing. */
export interface QueryCache {
  /** null: it has not loaded yet. */
  readonly client: QueryClient | null
  load: () => Promise<QueryClient>
}

const CacheContext = createContext<QueryCache | null>(null)

/** After the frame in which the browser paints what is drawn now. */
const whenPainted = () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))

/** Loads the cache as soon as the first screen is painted. */
export function QueryCacheProvider({ cache, children }: { cache: QueryCache; children: ReactNode }) {
  useEffect(() => {
    const mounted = whenPainted()
      .then(cache.load)
      .then((client) => {
        client.mount()
        return client
      })
    // The screen that needs it reports the failure.
    const unmount = () => mounted.then((client) => client.unmount()).catch(() => {})
    mounted.catch(() => {})
    return () => void unmount()
  }, [cache])
  return <CacheContext value={cache}>{children}</CacheContext>
}

/** Suspends until the cache has loaded. */
export function useQueryClient(): QueryClient {
  const cache = useContext(CacheContext)
  if (!cache) throw new Error('No QueryCacheProvider.')
  return cache.client ?? use(cache.load())
}
