/** Seconds that an event of the live channel is worth telling (LIVE-4). */
export const liveEventTtlSeconds = 10

/** Is an event of `time` too old to be told at `now`? Both unix seconds of the server's clock. LIVE-4. */
export const isLateEvent = (time: number, now: number): boolean => now - time > liveEventTtlSeconds
