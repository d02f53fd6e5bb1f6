// Applies the stored theme before the first paint; `src/data/theme.ts` takes over from there.
try {
  const theme = localStorage.getItem('charge-portal:theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is blocked: the system's theme stays.
}
