import { beforeEach } from 'vitest'

/** Adds browser features that jsdom lacks: dialogs, sizes of elements, scrolling, escaped selectors. */
function extendJsdom(): void {
  const show = function show(this: HTMLDialogElement) {
    this.open = true
  }
  const close = function close(this: HTMLDialogElement) {
    this.open = false
  }
  Object.assign(HTMLDialogElement.prototype, { show, showModal: show, close })
  Object.assign(Element.prototype, { scrollIntoView: () => undefined })
  Object.assign(window, {
    scrollTo: () => undefined,
    CSS: { escape: (text: string) => text.replaceAll(/[^\w-]/g, String.raw`\$&`) },
    matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  })
}

if (typeof document !== 'undefined') beforeEach(extendJsdom)
