/** Serialised into the page's script (docs/adr/0069-first-paint.md). */
export function showFirstScreen(): void {
  const place = document.getElementById('root')
  const first = window.firstScreen
  if (place === null || first === undefined) return
  const splash = [...place.children]
  place.replaceChildren()
  first.isStyled = Promise.all(first.styles.map(useStyles))
  first.isStyled.then(show, () => {
    if (first.isOver !== true) place.replaceChildren(...splash)
  })

  function useStyles(href: string): Promise<void> {
    const link = document.createElement('link')
    link.crossOrigin = ''
    link.rel = 'stylesheet'
    link.href = href
    document.head.append(link)
    return new Promise((resolve, reject) => {
      link.addEventListener('load', () => resolve())
      link.addEventListener('error', () => {
        // The game can then request the stylesheet again.
        link.remove()
        reject(new Error(href))
      })
    })
  }

  function show(): void {
    if (place === null || first === undefined || first.isOver === true) return
    place.append(readFrame(first.frame))
    // Set by script, because the content security policy refuses inline styles in markup.
    for (const element of place.querySelectorAll<HTMLElement>('[data-style]')) {
      element.style.cssText = element.dataset['style'] ?? ''
      delete element.dataset['style']
    }
    place.setAttribute('aria-busy', 'true')
    place.addEventListener('click', keepPress, true)
  }

  /** Adds the base path before the browser requests a file (docs/adr/0056-below-a-path.md). */
  function readFrame(name: string): Node {
    const template = document.querySelector<HTMLTemplateElement>(`template[data-frame="${name}"]`)
    const frame = (template?.content ?? document.createDocumentFragment()).cloneNode(true) as DocumentFragment
    const prefix = document.documentElement.dataset['prefix'] ?? ''
    for (const attribute of ['href', 'src'])
      for (const element of frame.querySelectorAll(`[${attribute}^="/"]`))
        element.setAttribute(attribute, prefix + element.getAttribute(attribute))
    return frame
  }

  /** Stores a pressed button for the game. A link works without the game. */
  function keepPress(event: Event): void {
    const button = (event.target as Element).closest('button')
    if (button === null || first === undefined || first.isOver === true) return
    event.preventDefault()
    event.stopPropagation()
    first.pressed = button
  }
}
