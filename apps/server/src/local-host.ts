/** Tests for a name that means the same machine on every machine. */
export const isLocalHost = (hostname: string): boolean =>
  /^(127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\]|(.+\.)?localhost)$/.test(hostname)
