"""New copper supply lines in an open stud bay: soldered elbows, a tee and a brass ball valve."""
import sys

sys.path.insert(0, '.')
import fittings
import kit

kit.begin()
cold_line = fittings.soldered_copper()
orange = kit.paint('orange', 0.32, 0.5)
galvanised = kit.steel(0.34)
wood = kit.timber((1.6, 0.8, 0.035))

# The bay: studs 3.8 x 8.9 cm at 40.6 cm centres, a navy board behind them.
kit.sheet((-150, 7.2, -120), (300, 0, 0), (0, 0, 240), kit.Surface('board', 'navy', 0.55).bumpy(0.7, 0.04))
for x in (-25.5, 26.5):
    stud = kit.block((x, 2.6, 0), (3.8, 8.9, 200), wood, 0.25)
    hole_height = -5 if x < 0 else 9.5
    tools = [kit.lathe((x - 5, 0, hole_height), (1, 0, 0), [(0, 1.9), (10, 1.9)], wood)]
    if x > 0:
        tools.append(kit.lathe((x - 5, 0, -8.5), (1, 0, 0), [(0, 1.9), (10, 1.9)], wood))
    kit.cut(stud, *tools)
    # Steel plates keep a nail out of the bored hole.
    for z in ([-5] if x < 0 else [9.5, -8.5]):
        kit.block((x, -1.95, z), (3.7, 0.14, 9), galvanised, 0.05)
        for corner in (-3.4, 3.4):
            kit.lathe((x, -2.02, z + corner), (0, -1, 0), [(0, 0.34), (0.1, 0.3)], galvanised, 0.05)

large, small = fittings.COPPER_ONE, fittings.COPPER_THREE_QUARTER
cold_line.run([(-80, 0, -5), (-14.5, 0, -5), (-14.5, 0, 9.5), (80, 0, 9.5)], large)
mouth = cold_line.tee((-3.2, 0, 9.5), (1, 0, 0), (0, 0, -1), large, small)
cold_line.run([(-3.2, 0, 9.5), (-3.2, 0, -80)], small)
fittings.ball_valve((10.2, 0, 9.5), (1, 0, 0), (0, -1, 0), large, orange, 1)
cold_line.run([(80, 0, -8.5), (6.8, 0, -8.5), (6.8, 0, -80)], large)
cold_line.coupling((16.2, 0, -8.5), (1, 0, 0), large)

# A bracket from stud to stud holds both drops.
kit.block((0.5, 1.5, -17.6), (52, 0.2, 3.2), galvanised, 0.06)
fittings.pipe_clamp((-3.2, 0.55, -17.6), (0, 0, 1), (0, 1, 0), small, cold_line.pipe)
fittings.pipe_clamp((6.8, 0.3, -17.6), (0, 0, 1), (0, 1, 0), large, cold_line.pipe)

kit.surroundings(kit.STUDIO, fill=0.3, mirror=1.5)
kit.softbox((-75, -95, 95), (0, 0, 0), 70, 1.7, (1.0, 0.90, 0.77))
kit.softbox((95, -60, 20), (4, 0, 0), 22, 0.4, (0.74, 0.85, 1.0), 110)
kit.softbox((-70, -50, -40), (0, 0, -5), 14, 0.3, (1.0, 0.72, 0.5), 80)
# Level, with the frame shifted down, so that studs stay plumb.
kit.camera((-24, -104, 13), (0.3, 0, 13), 69, blur=9, shift=(0, -0.235))
kit.shoot(exposure=0.1)
