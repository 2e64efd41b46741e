export { type Api, type ApiOptions, createApi } from './client.ts'
export { fetchDefinition } from './definition.ts'
export { ApiError, type FailureKind } from './error.ts'
export type { CallOptions } from './http.ts'
