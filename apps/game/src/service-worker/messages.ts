/** Messages of a page to the service worker. */
export type WorkerMessage =
  /** A new version takes over; asked between exercises only (NET-5). */
  | { readonly type: 'take-over' }
  /** Fetches files and pictures that are not on the device, when the page has nothing else to do. */
  | { readonly type: 'fill' }
