export const getNowSeconds = (): number => Math.floor(Date.now() / 1000)
