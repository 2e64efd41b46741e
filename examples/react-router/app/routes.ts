import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [index('./home.tsx'), route('link-token', './link-token.ts')] satisfies RouteConfig
