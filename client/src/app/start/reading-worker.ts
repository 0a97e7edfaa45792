import type { ReadNews, ReadTask } from './reading.ts';
import { asOurs, readGame, seldom } from './reading.ts';

/** Reading a game apart from the page: a long one takes seconds, and the page shows how far it is. */
const post = (news: ReadNews): void => self.postMessage(news);
const tell = seldom((done, all) => post({ done, all }));

async function read(task: ReadTask): Promise<ReadNews> {
  return task.want === 'file'
    ? { file: await asOurs(task.text, tell) }
    : { game: await readGame(task.text, task.differing, tell) };
}

self.addEventListener('message', ({ data }: MessageEvent<ReadTask>) => {
  read(data).then(post, (error: unknown) => {
    // The page hears of it as of any fault of a worker.
    queueMicrotask(() => {
      throw error;
    });
  });
});
