/** Returns whether the device or the child asks for less motion. CSS has rules for both itself. */
export function prefersLessMotion(): boolean {
  const byChoice = document.documentElement.dataset['motion'] === 'less'
  return byChoice || window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
