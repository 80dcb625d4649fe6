/** The lessons: a list of them, or one with its table and its coach. */

import { pageOf, pages } from '@condotta/games/page';
import type { Lesson } from '@condotta/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { link } from '../link.ts';
import { address } from '../route.ts';
import { settings } from '../settings.ts';
import { GameList } from '../shell/game-list.tsx';
import { later } from '../shell/later.tsx';
import { complain, reasonOf } from '../shell/notices.tsx';
import type { Pause } from '../table/context.ts';
import { wordsOf } from '../words/index.ts';
import { learn } from '../words/learn.ts';
import { shell } from '../words/shell.ts';
import { Coach } from './coach.tsx';
import { type Course, courseOf } from './course.ts';
import { isLearned } from './kept.ts';
import './learn.css';

const Table = later(async () => (await import('../table/index.tsx')).TablePage);

const lessonsOf = async (game: string): Promise<readonly Lesson[]> => (await pageOf(game)?.lessons?.())?.lessons ?? [];

export function LearnPage({ game, lesson }: { readonly game: string; readonly lesson: string }) {
  const t = wordsOf(learn);
  const s = wordsOf(shell);
  const [lessons, setLessons] = useState<readonly Lesson[] | null>(null);
  const id = game || (pages.find(({ lessons }) => lessons)?.facts.id ?? '');
  useEffect(() => {
    lessonsOf(id).then(setLessons, complain);
  }, [id]);
  useEffect(() => {
    document.title = `${t('title')} · ${s('app.name')}`;
  });
  if (!lessons) return <p class="sheet waiting">{s('app.loading')}</p>;
  if (lesson === '') return <Contents game={id} lessons={lessons} />;
  const index = lessons.findIndex((one) => one.id === lesson);
  const chosen = lessons[index];
  if (!chosen) {
    return (
      <main class="sheet">
        <h1>{t('none')}</h1>
        <a class="button" href={address('learn', id)}>
          {t('leave')}
        </a>
      </main>
    );
  }
  return <LessonRoom game={id} lesson={chosen} next={lessons[index + 1] ?? null} />;
}

function Contents({ game, lessons }: { readonly game: string; readonly lessons: readonly Lesson[] }) {
  const t = wordsOf(learn);
  const { language } = settings.value;
  return (
    <div class="sheet learn">
      <h1>
        {pageOf(game)?.facts.title}: {t('title')}
      </h1>
      <GameList here={game} room="learn" games={pages.filter(({ lessons: some }) => some)} />
      <p class="lead">{t('lead')}</p>
      <ol class="lessons">
        {lessons.map(({ id, title, summary, minutes }) => (
          <li key={id}>
            <a href={address('learn', game, id)}>
              <b>{title[language]}</b>
              <span>{summary[language]}</span>
              <small>
                {t('minutes', { n: minutes })}
                {isLearned(`${game}/${id}`) && <i> · {t('learned')}</i>}
              </small>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Nothing is decided while the coach still explains, nor before a wrong turn is taken back. */
function pauseFor({ standing, takeBack }: Course, reading: boolean): Pause | null {
  if (standing.value === 'strayed') return { kind: 'strayed', takeBack };
  return standing.value === 'waiting' && reading ? { kind: 'reading' } : null;
}

function LessonRoom({
  game,
  lesson,
  next,
}: {
  readonly game: string;
  readonly lesson: Lesson;
  readonly next: Lesson | null;
}) {
  const s = wordsOf(shell);
  const course = useMemo(
    () =>
      courseOf(link, game, lesson, {
        learner: s('new.you'),
        mind: (level) => (level === 'recruit' ? s('level.recruit') : level),
      }),
    // The names are given once: a change of language must not begin the lesson anew.
    [game, lesson],
  );
  useEffect(() => {
    void course.begin();
    return () => course.leave();
  }, [course]);
  const table = course.table.value;
  const wait = lesson.steps[course.step.value]?.wait;
  const guide = course.standing.value === 'waiting' && wait?.kind === 'decide' ? wait : null;
  const pause = useMemo(() => pauseFor(course, wait?.kind === 'read'), [course, course.standing.value, wait?.kind]);
  return (
    <div class="lesson">
      <Coach game={game} lesson={lesson} next={next} course={course} />
      <div class="lesson-table">
        {table !== null && <Table key={table} table={table} guide={guide} pause={pause} />}
        {table === null && course.trouble.value !== null && <p class="sheet">{reasonOf(course.trouble.value)}</p>}
      </div>
    </div>
  );
}
