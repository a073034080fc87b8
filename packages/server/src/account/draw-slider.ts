import { randomInt } from 'node:crypto';
import { sliderHeight, sliderPiece, sliderWidth } from '@mall/contract/account/account.rules.ts';
import { type Canvas, createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';

const margin = 10;
const between = (least: number, most: number) => least + (randomInt(10_000) / 10_000) * (most - least);
const shade = (hue: number, light: number) => `hsl(${Math.round(hue)}, ${30 + randomInt(35)}%, ${light}%)`;

/** A square with a knob on top and a bay at its right side, inside `sliderPiece`. */
const outline = () => {
  const [knob, edge, most] = [8, 2, sliderPiece - 2];
  const top = edge + knob;
  const middleX = (edge + most) / 2;
  const middleY = (top + most) / 2;
  return new Path2D(
    `M${edge} ${top} L${middleX - knob} ${top} C${middleX - knob} ${edge - 2} ${middleX + knob} ${edge - 2} ${middleX + knob} ${top} L${most} ${top} ` +
      `L${most} ${middleY - knob} C${most - knob - 2} ${middleY - knob} ${most - knob - 2} ${middleY + knob} ${most} ${middleY + knob} L${most} ${most} L${edge} ${most} Z`,
  );
};

const drawHills = (context: SKRSContext2D, hue: number) => {
  for (let range = 0; range < 3; range += 1) {
    const foot = 85 + range * 22;
    context.fillStyle = shade(hue + range * 18, 62 - range * 13);
    context.beginPath();
    context.moveTo(0, sliderHeight);
    for (let x = 0; x <= sliderWidth + 40; x += 40) context.quadraticCurveTo(x - 20, foot - between(8, 34), x, foot + between(-8, 8));
    context.lineTo(sliderWidth, sliderHeight);
    context.fill();
  }
};

const drawPylon = (context: SKRSContext2D, x: number, foot: number, size: number) => {
  context.strokeStyle = 'rgba(40, 50, 70, 0.75)';
  context.lineWidth = Math.max(1, size / 40);
  context.stroke(
    new Path2D(
      `M${x - size / 6} ${foot} L${x} ${foot - size} L${x + size / 6} ${foot} M${x - size / 9} ${foot - size / 3} L${x + size / 9} ${foot - size / 3} ` +
        `M${x - size / 4} ${foot - size * 0.7} L${x + size / 4} ${foot - size * 0.7} M${x - size / 5} ${foot - size * 0.85} L${x + size / 5} ${foot - size * 0.85}`,
    ),
  );
};

const drawTurbine = (context: SKRSContext2D, x: number, foot: number, size: number) => {
  context.strokeStyle = 'rgba(250, 250, 252, 0.9)';
  context.lineWidth = Math.max(1.5, size / 22);
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(x, foot);
  context.lineTo(x, foot - size);
  const turn = between(0, 2);
  for (let blade = 0; blade < 3; blade += 1) {
    context.moveTo(x, foot - size);
    context.lineTo(x + Math.cos(turn + blade * 2.094) * size * 0.5, foot - size + Math.sin(turn + blade * 2.094) * size * 0.5);
  }
  context.stroke();
};

const drawScene = (canvas: Canvas) => {
  const context = canvas.getContext('2d');
  const sky = context.createLinearGradient(0, 0, 0, sliderHeight);
  sky.addColorStop(0, shade(between(185, 225), 68));
  sky.addColorStop(1, shade(between(20, 60), 90));
  context.fillStyle = sky;
  context.fillRect(0, 0, sliderWidth, sliderHeight);
  context.fillStyle = shade(45, 75);
  context.beginPath();
  context.arc(between(30, sliderWidth - 30), between(20, 50), between(10, 20), 0, Math.PI * 2);
  context.fill();
  drawHills(context, between(70, 170));
  for (let at = 0; at < 4; at += 1) {
    const draw = randomInt(2) ? drawPylon : drawTurbine;
    draw(context, 30 + at * 85 + between(-20, 20), between(100, 145), between(40, 85));
  }
  // Patches with the look of a hole, so that darkness alone does not give the hole away.
  for (let patch = 0; patch < 3; patch += 1) {
    context.fillStyle = 'rgba(20, 30, 45, 0.18)';
    context.fillRect(between(0, sliderWidth - 50), between(0, sliderHeight - 40), between(20, 50), between(14, 40));
  }
};

const cutPiece = (scene: Canvas, x: number, y: number): Canvas => {
  const piece = createCanvas(sliderPiece, sliderPiece);
  const context = piece.getContext('2d');
  context.save();
  context.clip(outline());
  context.drawImage(scene, x, y, sliderPiece, sliderPiece, 0, 0, sliderPiece, sliderPiece);
  context.restore();
  context.strokeStyle = 'rgba(255, 255, 255, 0.95)';
  context.lineWidth = 2;
  context.stroke(outline());
  return piece;
};

const cutHole = (scene: Canvas, x: number, y: number) => {
  const context = scene.getContext('2d');
  context.save();
  context.translate(x, y);
  context.fillStyle = 'rgba(15, 23, 42, 0.55)';
  context.fill(outline());
  context.strokeStyle = 'rgba(255, 255, 255, 0.6)';
  context.lineWidth = 1;
  context.stroke(outline());
  context.restore();
};

const dataUrl = async (canvas: Canvas) => `data:image/png;base64,${(await canvas.encode('png')).toString('base64')}`;

/** Any place as likely as another, so that none is worth a guess. */
export const choosePlace = (): number => sliderPiece + margin + randomInt(sliderWidth - 2 * sliderPiece - 2 * margin);

/** A landscape with a hole and the piece that fits it. The hole lies far enough to the right that the piece has to travel. */
export const drawSlider = async (): Promise<{ x: number; y: number; background: string; piece: string }> => {
  const scene = createCanvas(sliderWidth, sliderHeight);
  drawScene(scene);
  const x = choosePlace();
  const y = margin + randomInt(sliderHeight - sliderPiece - 2 * margin);
  const piece = await dataUrl(cutPiece(scene, x, y));
  cutHole(scene, x, y);
  return { x, y, background: await dataUrl(scene), piece };
};
