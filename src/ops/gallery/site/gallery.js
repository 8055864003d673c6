// Shows the pictures that the form selects, and keeps the selection in the address.
const [form = document.createElement('form')] = document.forms;
const shown = document.querySelector('#shown');
const figures = [...document.querySelectorAll('figure')];
const sections = [...document.querySelectorAll('section')];

function filter() {
  const asked = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') asked.set(name, value);
  }
  for (const figure of figures) figure.hidden = ![...asked].every((wish) => fits(figure, wish));
  for (const section of sections) {
    section.hidden = section.querySelector('figure:not([hidden])') === null;
  }
  const count = figures.filter((figure) => !figure.hidden).length;
  if (shown !== null) shown.textContent = count === figures.length ? '' : `${count} shown.`;
  history.replaceState(null, '', `#${asked}`);
}

/**
 * @param {HTMLElement} figure
 * @param {readonly [string, string]} wish
 */
function fits({ dataset }, [name, value]) {
  if (name !== 'words') return dataset[name] === value;
  const words = dataset['words'] ?? '';
  return value
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
}

for (const [name, value] of new URLSearchParams(location.hash.slice(1))) {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
    control.value = value;
  }
}
form.addEventListener('input', filter);
form.addEventListener('submit', (event) => event.preventDefault());
filter();
