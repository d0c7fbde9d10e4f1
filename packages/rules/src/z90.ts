/** Half of a 90% interval, in standard errors. */
export const z90 = 1.645
