/** Tests whether the host is a developer's own machine or a test host (DEV-1). */
export const isDeveloperHost = (hostname: string): boolean =>
  /^(localhost|127\.0\.0\.1|\[?::1\]?)$/.test(hostname) || /\.(localhost|test)$/.test(hostname)
