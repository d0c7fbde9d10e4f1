/** A live event is late from this age (seconds; LIVE-4). */
export const liveEventTtlSeconds = 10

export const isLiveEventExpired = (time: number, now: number): boolean => now - time > liveEventTtlSeconds
