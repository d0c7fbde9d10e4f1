/** For how many seconds an event of the live channel is still sent (LIVE-4). */
export const liveEventTtlSeconds = 10

/** Whether an event of `time` is too old to be sent at `now` (LIVE-4). Both are unix seconds of the server's clock. */
export const isLiveEventExpired = (time: number, now: number): boolean => now - time > liveEventTtlSeconds
