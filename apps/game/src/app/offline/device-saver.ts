/** True if the device asks for reduced data; false in browsers without this setting (Safari, Firefox). */
export const shouldSaveData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true
