import { lights, night } from './login.css.ts';

export function NightHouse({ id, isLit, isOpen }: { id: string; isLit: boolean; isOpen: boolean }) {
  const glow = `${id}-glow`;
  return (
    <div className={night}>
      <svg viewBox="0 0 960 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <radialGradient id={glow}>
          <stop stop-color="#ffd98a" stop-opacity=".85" />
          <stop offset=".35" stop-color="#ffc65c" stop-opacity=".32" />
          <stop offset="1" stop-color="#ffc65c" stop-opacity="0" />
        </radialGradient>
        <path
          stroke="#f7ecd0"
          stroke-width="2.2"
          stroke-linecap="round"
          d="M40 40h.1M150 70h.1M210 28h.1M330 60h.1M420 36h.1M520 84h.1M610 30h.1M720 60h.1M800 24h.1M905 130h.1M250 120h.1"
        />
        <path fill="#f4e6bf" d="M862 84a26 26 0 1 0 22 40 21 21 0 1 1-22-40z" />
        {isLit && (
          <g className={lights}>
            {[464, 660].map((x) => (
              <g key={x} transform={`translate(${x} 350)scale(.95 .88)`}>
                <path fill="#ffc861" d="M-18 0h36v72h-36z" />
                <path
                  fill="#6a5433"
                  d="M-18 35h36v3h-36zM-7 0h1.5v35h-1.5zM6 0h1.5v35H6zM-18 17h36v1.5h-36zM-7 38h1.5v34h-1.5zM6 38h1.5v34H6zM-18 54h36v1.5h-36z"
                />
              </g>
            ))}
            <ellipse cx="464" cy="384" rx="78" ry="80" fill={`url(#${glow})`} opacity=".55" />
            <ellipse cx="660" cy="384" rx="78" ry="80" fill={`url(#${glow})`} opacity=".55" />
          </g>
        )}
        {isOpen && (
          <>
            <path fill="#ffd27a" d="M541 358h42v94h-42z" />
            <path fill="#7c2417" d="M541 358l15 7v92l-15-5z" />
          </>
        )}
        <circle cx="601" cy="386" r="120" fill={`url(#${glow})`} />
        <path fill="#ffe7a8" d="M597.5 378h7l-.5 10h-6z" />
        <ellipse cx="572" cy="476" rx="90" ry="26" fill={`url(#${glow})`} opacity=".7" />
      </svg>
    </div>
  );
}
