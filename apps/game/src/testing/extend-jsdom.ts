/** Adds browser features that jsdom lacks: dialogs, element sizes and scrolling into view. */
export function extendJsdom(): void {
  Element.prototype.scrollIntoView = () => undefined
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.show = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  Object.defineProperty(globalThis, 'ResizeObserver', {
    configurable: true,
    writable: true,
    value: class {
      observe() {}
      disconnect() {}
    },
  })
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    writable: true,
    value: () => Object.assign(new EventTarget(), { matches: false }),
  })
}
