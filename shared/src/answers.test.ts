import { describe, expect, it } from 'vitest';
import { buildIn, parseServerMessage } from './answers.ts';

describe('what the server says', () => {
  it.each(['answer', 'notice', 'hello'])('is heard: %s', (type) => {
    expect(parseServerMessage(JSON.stringify({ v: 1, type }))).toMatchObject({ type });
  });
  it.each(['', 'null', '[]', '{"v":1,"type":"song"}', '{"v":2,"type":"hello"}', '{"v":1}'])(
    'is passed over where it is nothing we know: %s',
    (source) => {
      expect(parseServerMessage(source)).toBeNull();
    },
  );
});

describe('the build of a page', () => {
  it('is the name of its script', () => {
    const page = `<link rel="stylesheet" href="/assets/index-1.css">
      <script type="module" crossorigin src="/assets/index-Ab_3.js"></script>`;
    expect(buildIn(page)).toBe('/assets/index-Ab_3.js');
  });
  it('is none where nothing was built', () => {
    expect(buildIn('<script type="module" src="/src/main.tsx"></script>')).toBeNull();
    expect(buildIn('The server is running.')).toBeNull();
  });
});
