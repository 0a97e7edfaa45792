import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';
import './styles/loading.css';

const isPhone = (): boolean => window.matchMedia('(width < 700px)').matches;

/** All that this address will need, asked for at once: one part finds the next only when it has arrived. */
function ahead(hash: string): readonly Promise<unknown>[] {
  const isAtServer = hash.startsWith('#/t/');
  if (!isAtServer && !hash.startsWith('#/solo/')) return [import('./app/start/StartPage.tsx')];
  return [
    import('./app/TablePage.tsx'),
    ...(isAtServer ? [import('./net/remote.ts')] : []),
    ...(isPhone() ? [import('./phone/PhoneTable.tsx')] : []),
  ];
}

const root = document.getElementById('root');
if (root) {
  // Whoever needs a part and does not get it says so in its place.
  for (const part of ahead(window.location.hash)) part.catch(() => undefined);
  import('./app/mount.tsx').then(
    ({ mount }) => mount(root),
    () => root.querySelector('[hidden]')?.removeAttribute('hidden'),
  );
}
