/** When not even the code of the game arrives: a friendly page without it, never a blank one. */
export function showNoConnection(container: Element): void {
  const text = document.createElement('p')
  text.textContent = 'De jungle is even niet te bereiken. Doet je internet het?'
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Probeer opnieuw'
  button.addEventListener('click', () => window.location.reload())
  const page = document.createElement('main')
  page.className = 'splash'
  page.append(text, button)
  container.replaceChildren(page)
}
