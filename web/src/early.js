// Runs before anything is drawn: the page that the server sends is light, and in the language of the browser.
const root = document.documentElement
const shelf = 'lairkeeper-settings'
let chosen = {}
try {
  chosen = JSON.parse(localStorage.getItem(shelf) ?? '{}')
} catch {
  chosen = {}
}
const isDark = matchMedia('(prefers-color-scheme: dark)').matches
root.dataset.theme = ['light', 'dark'].includes(chosen.theme) ? chosen.theme : isDark ? 'dark' : 'light'
// What was drawn for another language or another address is not shown; the client draws its own.
const place = location.pathname === '/' ? 'lobby' : location.pathname.split('/')[1]
if ((chosen.language ?? root.lang) !== root.lang || root.dataset.place !== place) root.dataset.undrawn = ''
// A button pressed before the client runs is remembered; the client carries it out as soon as it can.
const remember = (event) => {
  const button = event.target.closest('#app button')
  if (!button || root.dataset.alive !== undefined) return
  for (const other of document.querySelectorAll('[data-pressed]')) delete other.dataset.pressed
  button.dataset.pressed = ''
}
addEventListener('click', remember, true)
