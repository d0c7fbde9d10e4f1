export function extendJsdom(): void {
  Object.assign(Element.prototype, {
    animate: () => ({ cancel: () => undefined }),
    scrollTo: () => undefined,
    scrollIntoView: () => undefined,
  })
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
