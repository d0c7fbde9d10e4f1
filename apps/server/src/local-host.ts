/** Tests for a hostname that every machine uses for itself. */
export const isLocalHost = (hostname: string): boolean =>
  /^(127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\]|(.+\.)?localhost)$/.test(hostname)
