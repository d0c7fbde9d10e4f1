/** Does the device ask for little data? A browser that does not know it does not ask for it (Safari, Firefox). */
export const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true
