import { useQuery } from '@tanstack/react-query'
import type { ReadOptions } from '../view.ts'
import { useQueryClient } from './query-cache.tsx'

/** The state of a read, which is sent if the cache has no fresh result. */
export const useRead = <T>(read: ReadOptions<T>) => useQuery(read, useQueryClient())
