export type WorkerMessage =
  /** A new version takes over; sent between exercises only (NET-5). */
  | { readonly type: 'take-over' }
  /** Fetches missing files and pictures while the page is idle. */
  | { readonly type: 'fill' }
