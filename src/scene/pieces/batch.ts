import { type BufferGeometry, DynamicDrawUsage, InstancedBufferAttribute, InstancedMesh, type Material } from 'three';

/** A per-instance attribute: its name and how many numbers an instance has. */
export type Layout = Readonly<Record<string, number>>;

/** Least number of instances that room is made for. */
const ROOM = 8;

/**
 * One instanced mesh that grows. Growing makes a new mesh and geometry and disposes of the old ones, so that nothing is
 * left on the graphics card; the material is the owner's.
 */
export class Batch {
  mesh: InstancedMesh;
  private geometry: BufferGeometry;

  /**
   * @param make builds the geometry; called again at each growth
   * @param layout the instances' attributes beside their matrix
   * @param dress sets what the mesh needs (shadows, raycast); called again at each growth
   */
  constructor(
    private readonly make: () => BufferGeometry,
    private readonly layout: Layout,
    private readonly material: Material,
    private readonly dress: (mesh: InstancedMesh) => void,
  ) {
    [this.geometry, this.mesh] = this.build(ROOM);
  }

  private build(capacity: number): [BufferGeometry, InstancedMesh] {
    const geometry = this.make();
    for (const [name, size] of Object.entries(this.layout)) {
      const attribute = new InstancedBufferAttribute(new Float32Array(capacity * size), size);
      attribute.setUsage(DynamicDrawUsage);
      geometry.setAttribute(name, attribute);
    }
    const mesh = new InstancedMesh(geometry, this.material, capacity);
    mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    mesh.count = 0;
    mesh.frustumCulled = false;
    this.dress(mesh);
    return [geometry, mesh];
  }

  /** Sets the number of instances; what they held may be lost where room had to be made. */
  resize(count: number): void {
    if (count > this.mesh.instanceMatrix.count) {
      const parent = this.mesh.parent;
      const old = { geometry: this.geometry, mesh: this.mesh };
      [this.geometry, this.mesh] = this.build(2 ** Math.ceil(Math.log2(count)));
      old.mesh.removeFromParent();
      old.mesh.dispose();
      old.geometry.dispose();
      parent?.add(this.mesh);
    }
    this.mesh.count = count;
    this.mesh.visible = count > 0;
  }

  /** Writes one instance's numbers of one attribute. */
  write(name: string, index: number, values: readonly number[]): void {
    const attribute = this.geometry.getAttribute(name) as InstancedBufferAttribute;
    attribute.array.set(values, index * attribute.itemSize);
    attribute.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.removeFromParent();
    this.mesh.dispose();
    this.geometry.dispose();
  }
}
