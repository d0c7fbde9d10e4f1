const latestMs = 2000
const untoldMs = 300

export const waitUntilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: latestMs })
    else setTimeout(resolve, untoldMs)
  })
