export type WorkerMessage =
  /** Starts a new version. Sent only between exercises (NET-5). */
  | { readonly type: 'take-over' }
  /** Fetches missing files and pictures while the page is idle. */
  | { readonly type: 'fill' }
