/** In s (LIVE-4). */
export const liveEventTtlSeconds = 10

export const isLiveEventExpired = (time: number, now: number): boolean => now - time > liveEventTtlSeconds
