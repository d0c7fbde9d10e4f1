/** What a browser has and jsdom has not; motion is as if the child wants none. */
export function extendJsdom(): void {
  Object.assign(Element.prototype, { animate: () => ({}), scrollTo: () => undefined })
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: true }),
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  })
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
}
