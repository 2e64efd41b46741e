/**
 * Between which times something is asked for again. Faster polling burdens the server, and slower polling keeps the user
 * waiting. A shorter limit ends before users have found their phone. The schema limits every duration from above.
 */
export const pollLimits = {
  everyMs: { least: 500, most: 30_000 },
  timeoutMs: { least: 30_000, most: Number.POSITIVE_INFINITY },
} as const
