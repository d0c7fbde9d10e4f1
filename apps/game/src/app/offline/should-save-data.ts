/** True if the device requests reduced data. False in browsers without this setting (Safari, Firefox). */
export const shouldSaveData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true
