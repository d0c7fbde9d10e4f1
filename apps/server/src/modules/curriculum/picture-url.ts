/** Where a picture of the curriculum is served, by its name. */
export const toPictureUrl = (name: string): string => `/pictures/${name}.svg`
