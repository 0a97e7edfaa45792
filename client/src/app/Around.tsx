import { useEffect } from 'react';
import { Pins } from '../coach/Pins.tsx';
import { CommandLine } from '../keys/CommandLine.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { Auction } from '../now/Auction.tsx';
import { useAutoPass } from '../now/use-auto-pass.ts';
import { RefusalCard, Toast } from '../panel/Notices.tsx';
import '../words/at-table.ts';
import { watchWaiting } from '../table/judged.ts';
import { ring } from './bell.ts';
import { commanding } from './commanding.ts';
import { useAttention, useReturn } from './use-attention.ts';
import '../styles/around.css';
import '../styles/panel.css';

// What stands around the tabletop, in a file of its own: the table is seen and played at before all of it has come.
export { Panel } from '../panel/Panel.tsx';
export { TopBar } from '../panel/TopBar.tsx';

Object.assign(window, { stellwerk: commanding });

/** What the page hears and calls out while one sits at a table. */
export function Attention() {
  useKeys();
  useAttention();
  useAutoPass(ring);
  useReturn();
  useEffect(watchWaiting, []);
  return null;
}

/** What is said over the tabletop; on a phone nothing is pinned to places, and what is called out lies on the page. */
export function SaidOnPhone() {
  return (
    <>
      <RefusalCard />
      <CommandLine />
    </>
  );
}

export function Said() {
  return (
    <>
      <Auction byHand />
      <Pins />
      <Toast />
      <SaidOnPhone />
    </>
  );
}

export { JoinDialog } from '../people/JoinDialog.tsx';
