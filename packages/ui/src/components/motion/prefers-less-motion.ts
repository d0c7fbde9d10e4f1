/** Set by device (`prefers-reduced-motion`) or child (`data-motion="less"`); CSS follows both by itself. */
export function prefersLessMotion(): boolean {
  const byChoice = document.documentElement.dataset['motion'] === 'less'
  return byChoice || window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
